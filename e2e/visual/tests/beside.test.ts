// Checks that Storybook and the review beside the page of a change work in a sub-folder.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { putReview, putStorybook, readReviewOf } from '#e2e/visual/change/beside.mjs'
import { writeSite } from '#e2e/visual/review/site.mjs'
import { none, report } from './sample-review.ts'

const folder = mkdtempSync(join(tmpdir(), 'beside-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a given Storybook names its pictures from its own folder, and leaves what the fake backend answers', () => {
  const given = join(folder, 'given')
  mkdirSync(join(given, 'assets'), { recursive: true })
  const script = 'a("/brand/hero.svg");b=["/demo-games"];c=`/brand/logo.svg`'
  writeFileSync(join(given, 'assets', 'page.js'), script)
  writeFileSync(join(given, 'assets', 'page.css'), ':root{--logo:url(/brand/logo.svg)}')
  putStorybook(folder, given)
  const read = (name: string) => readFileSync(join(folder, 'storybook', 'assets', name), 'utf8')
  expect(read('page.js')).toBe('a("./brand/hero.svg");b=["/demo-games"];c=`./brand/logo.svg`')
  expect(read('page.css')).toBe(':root{--logo:url(../brand/logo.svg)}')
})

test('a review that another job has exported is taken as it is, if it is of the same base', () => {
  const exported = join(folder, 'exported')
  const data = { report: { ...report, differences: [] }, verdicts: {}, comments: none }
  writeSite(data, exported, () => '')
  expect(readReviewOf('0'.repeat(40), exported)).toBeUndefined()
  const review = readReviewOf(report.base, exported)
  expect(review).toMatchObject({ ...data, hosted: false })
  putReview(folder, review, exported)
  expect(readFileSync(join(folder, 'review', 'data.js'), 'utf8')).toContain(report.base)
})
