import { PNG } from 'pngjs'
import { expect, test } from 'vitest'
import { confirmDifferences } from '#e2e/visual/compare/confirm-differences.mjs'
import { bundleFolder, storePicture } from '#e2e/visual/store.mjs'

const picture = (shade: number): Buffer => {
  const png = new PNG({ width: 20, height: 20 })
  png.data.fill(shade)
  return PNG.sync.write(png)
}
const [DARK, LIGHT, WHITE] = [picture(40), picture(140), picture(255)]

const jobOf = (id: string) => ({ story: { id }, mode: { name: 'own' } })
const difference = (id: string, before: Buffer, after: Buffer) => ({
  job: jobOf(id),
  kind: 'changed',
  pixels: 400,
  boxes: [[0, 0, 20, 20]],
  before: storePicture(before),
  after: storePicture(after),
})

/** Stories that show their pictures one after another and then keep the last one. */
function studioOf(shown: Record<string, readonly Buffer[]>) {
  const drawn: string[] = []
  const stage = {
    draw: async ({ id }: { id: string }) => {
      const pictures = shown[id] ?? []
      const at = drawn.filter((one) => one === id).length
      drawn.push(id)
      return { picture: pictures[at] ?? pictures.at(-1) ?? DARK }
    },
    look: async () => ({ properties: [], tokens: {}, elements: [] }),
    reopen: async () => stage,
  }
  return { drawn, fresh: async () => [stage] }
}

const ids = (found: readonly { job: { story: { id: string } } }[]) =>
  found.map(({ job }) => job.story.id)

test('a repeated difference is a change; a picture that either side has shown is an unstable story', async () => {
  const before = studioOf({ changed: [DARK], flickers: [DARK], late: [DARK, DARK, WHITE] })
  const after = studioOf({ changed: [LIGHT], flickers: [DARK], late: [LIGHT, WHITE] })
  const found = await confirmDifferences(
    ['changed', 'flickers', 'late'].map((id) => difference(id, DARK, LIGHT)),
    { before, after },
  )
  expect(ids(found.proved)).toEqual(['changed'])
  expect(found.unsteady.map(({ story }) => story.id)).toEqual(['flickers', 'late'])
})

test('many stories are drawn once more, few twice', async () => {
  const shown = { one: [DARK], two: [DARK] }
  const before = studioOf(shown)
  const after = studioOf({ one: [LIGHT], two: [LIGHT] })
  const few = await confirmDifferences([difference('one', DARK, LIGHT)], { before, after })
  expect(ids(few.proved)).toEqual(['one'])
  expect(after.drawn).toEqual(['one', 'one'])

  const names = Array.from({ length: 13 }, (_, n) => `story-${n}`)
  const many = studioOf(Object.fromEntries(names.map((name) => [name, [LIGHT]])))
  await confirmDifferences(
    names.map((name) => difference(name, DARK, LIGHT)),
    { before, after: many },
  )
  expect(many.drawn.toSorted()).toEqual(names.toSorted())
})

test('a way of drawing has its own folder for the bundle of a tree', () => {
  expect(bundleFolder('/tree')).toMatch(/^\/tree\/\.cache\/stories-[\da-f]{12}$/)
})
