### Striking at a weapon.

gurps-part-at-weapon = aimed at a weapon
gurps-reason-too-light-to-break = too light a blow to break it
# $target (number)
gurps-roll-knock-away = skill to knock the weapon away, { $target } or less
# $target (number)
gurps-roll-hold = skill to keep hold of it, { $target } or less
# $who (name), $foe (name), $weapon (name), $made (choice: yes, no)
gurps-event-knocked-away = { $made ->
    [yes] { $who } knocks the { $weapon } out of the hand of { $foe }.
   *[no] { $foe } keeps hold of the { $weapon }.
}
# $who (name), $weapon (name)
gurps-event-not-broken = { $who }'s { $weapon } holds.
