import { describe, expect, test } from 'vitest'
import { formatRate, rateIssue } from '#entities/rebate/rate.ts'
import {
  accountSchema,
  linkSchema,
  linkUrl,
  listPlacements,
  REGISTER_SEARCH,
  subIdIssue,
  sumOfLinks,
} from '#features/agent/register/model.ts'
import { fieldRules } from '#patterns/forms/field-rules.ts'
import { readSearch } from '#patterns/search-state.ts'

const RANGE = { min: '0.10', max: '2.00' }
const figures = { visits: 9, signUps: 2, firstDeposits: 1 }
const link = {
  ...({ id: 'link-1', code: 'DHAKA7', name: 'A page', kind: 'MEMBER', rebate: '0.80' } as const),
  createdAt: 1,
  disabledAt: null,
  figures,
  subIds: [{ subId: 'reels', code: 'DHAKA701', figures }],
}

describe('D-071 a rebate', () => {
  test.each([
    ['', 'rate'],
    ['1.234', 'rate'],
    ['1e1', 'rate'],
    ['-1', 'rate'],
    ['0.09', 'least'],
    ['2.01', 'most'],
    ['99', 'most'],
    ['0.1', null],
    ['2', null],
    [' ১,৫ ', null],
  ])('"%s" is %s', (text, issue) => expect(rateIssue(text, RANGE)).toBe(issue))

  test('is sent with two decimals', () => {
    expect(['2', '0.8', '১,৫'].map(formatRate)).toEqual(['2.00', '0.80', '1.50'])
  })
})

test("AGT-03 a user name follows the portal's rule", async () => {
  const schema = accountSchema({ ...fieldRules({}).username, enabled: true, required: true }, RANGE)
  const wrongOf = async (account: string) => {
    const { error } = await schema.safeParseAsync({ kind: 'AGENT', account, rebate: '1' })
    return error?.issues.map(({ path }) => path.join('.')) ?? []
  }
  expect(await wrongOf('shapla88')).toEqual([])
  for (const account of ['', 'ab', '9lives99', 'sha pla', 'a'.repeat(13)])
    expect(await wrongOf(account)).toEqual(['account'])
})

test('D-071 the name of a link is not blank', () => {
  const isGood = (name: string) =>
    linkSchema(RANGE).safeParse({ name, kind: 'MEMBER', rebate: '1' }).success
  expect(['A page', '  ', '', 'a'.repeat(41)].map(isGood)).toEqual([true, false, false, false])
})

test('F-20 a sub-id has letters and digits, and is unique', () => {
  expect(
    ['office', ' reels ', 'my page', 'ঢাকা', '', 'a'.repeat(21)].map((name) =>
      subIdIssue(name, link),
    ),
  ).toEqual([null, 'subIdTaken', 'subId', 'subId', 'subId', 'subId'])
})

test('F-20 D-019 every sub-id of a link has an address that the registration reads', () => {
  expect(listPlacements(link).map(({ code }) => linkUrl('https://play.example', code))).toEqual([
    'https://play.example/register?aff=DHAKA7',
    'https://play.example/register?aff=DHAKA701',
  ])
})

test('the totals sum up all links; without links there are none', () => {
  expect(sumOfLinks([link, link])).toEqual({ visits: 18, signUps: 4, firstDeposits: 2 })
  expect(sumOfLinks([]).visits).toBe(0)
})

test('the address keeps tab and link; unknown values mean the first tab', () => {
  expect(readSearch(REGISTER_SEARCH, '?tab=links&link=link-1')).toEqual({
    tab: 'links',
    link: 'link-1',
  })
  expect(readSearch(REGISTER_SEARCH, '?tab=evil')).toEqual({ tab: 'account', link: null })
})
