// Finds which screens use which operation, for the project `faults`.
import { readRoutes } from '../walk/screens.ts'
import { test } from '../walk/visit.ts'
import { readsOf } from './record-reads.ts'
import { placesWithButtons, writesOf } from './record-writes.ts'
import { keep } from './seen.ts'
import { WORLDS } from './worlds.ts'

const known = await readRoutes()

for (const world of Object.keys(WORLDS)) {
  test(`reads of ${world}`, async ({ browser }) => {
    test.setTimeout(3_600_000)
    keep('reads', world, await readsOf(browser, known, world))
  })

  for (const address of placesWithButtons(known, world))
    test(`writes of ${world} ${address}`, async ({ visit }) => {
      test.setTimeout(1_800_000)
      keep('writes', `${world} ${address}`, await writesOf(visit, world, address))
    })
}
