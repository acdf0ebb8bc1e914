## The map

# $sign (text), $what (text)
cli-map-sign = { $sign } { $what }

# $name (name), $details (list)
cli-map-named = { $name } ({ $details })

cli-map-wall = wall
cli-map-closed = nobody passes
cli-map-opaque = blocks sight
cli-map-thin = thin wall

# $kind (text)
cli-map-cover = cover: { $kind }

# $amount (number)
cli-map-footing = bad footing { $amount }

# $height (number)
cli-map-height = height { SIGNED($height) }

# $hazard (text)
cli-map-hazard = danger: { $hazard }

# $hazards (list)
cli-map-stands-in = stands in: { $hazards }

# $who (name), $hazards (list)
fight-event-hazard = { $who } stands in: { $hazards }.

# $first (key), $last (key), $end (key)
cli-map-part = Shown is { $first } to { $last }; the map goes to { $end }.

# $cells (list)
cli-cells = Or type a cell of the map: { $cells }
cli-cells-by-kind = Or type a cell of the map.
# $kind (text), $cells (list)
cli-cells-of-kind = { $kind }: { $cells }
