### Warum etwas nicht zur Wahl steht.

drachensturm-reason-three = drei Abwehren sind verbraucht
drachensturm-reason-parry-only = darf in dieser Runde nur parieren
drachensturm-reason-lost = ist nicht in der Hand
drachensturm-reason-no-factor = hat keinen Parade-Waffenfaktor
drachensturm-reason-parried = hat in dieser Runde schon pariert
drachensturm-reason-two-parries = keine weitere Parade in dieser Runde
drachensturm-reason-attacked = hat in dieser Runde angegriffen
drachensturm-reason-arm = der Arm ist unbrauchbar
drachensturm-reason-ran = ist in dieser Runde zu weit gelaufen
drachensturm-reason-fallen = liegt am Boden
drachensturm-reason-next-dodge = die nächste Abwehr kann nur Ausweichen sein
drachensturm-reason-behind = kommt von hinten, da hilft nur Ausweichen
drachensturm-reason-helpless = ist wehrlos
drachensturm-reason-down = liegt am Boden
drachensturm-reason-no-attack = kann noch nicht angreifen
drachensturm-reason-struck = hat in dieser Runde schon zugeschlagen
drachensturm-reason-out-of-reach = ist außer Reichweite
