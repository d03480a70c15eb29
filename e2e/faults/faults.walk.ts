// Makes every operation fail in every way on the screens that use it. read-case.ts and write-case.ts define what must
// hold; the record says which screens use which operation.
import { expect, test } from '../walk/visit.ts'
import { casesOf, isWrite, nameOf, withoutScreen } from './cases.ts'
import { readCase } from './read-case.ts'
import { readSeen } from './seen.ts'
import { writeCase } from './write-case.ts'

test.use({ virtual: true })

const seen = readSeen()

for (const one of casesOf(seen))
  test(nameOf(one), async ({ visit }) => {
    expect(await (isWrite(one) ? writeCase : readCase)(visit, one)).toEqual([])
  })

test('few operations are called by no screen of the record', () => {
  expect(withoutScreen(seen).length, withoutScreen(seen).join(', ')).toBeLessThan(45)
})
