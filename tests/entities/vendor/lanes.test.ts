import { describe, expect, test } from 'vitest'
import type { VendorCategory } from '#api/games/games.ts'
import { prizeMode, reshapeLanes } from '#entities/vendor/lanes.ts'

const RULES = {
  esportVendors: ['AV', 'IMES', 'IA', 'AI', 'TF'],
  cockfightVendors: ['CF', 'SV388', 'WS168'],
  inhouseVendors: ['INH1', 'INH2'],
}

function lane(title: VendorCategory['title'], ...codes: string[]): VendorCategory {
  const cards = codes.map((vassalage) => ({
    lagerIcon: `vendors/${vassalage}.svg`,
    displayName: vassalage,
    gameType: title,
    vassalage,
    isGame: 'VASSALAGE' as const,
    isHot: 0 as const,
    maintenance: false,
  }))
  return { title, cards, gameClassify: { vendors: cards } }
}

const shape = (lanes: readonly VendorCategory[]) =>
  reshapeLanes(lanes, RULES).map(
    ({ title, vendors }) => `${title}: ${vendors.map(({ vassalage }) => vassalage).join(' ')}`,
  )

describe('lanes', () => {
  test('GAM-16 e-sport vendors move from SPORTS to a lane of their own', () => {
    expect(shape([lane('SPORTS', 'SABA', 'AV', 'TF')])).toEqual(['SPORTS: SABA', 'ESPORTS: AV TF'])
  })

  test('GAM-17 cockfight vendors move from SPORTS to a lane of their own', () => {
    expect(shape([lane('SPORTS', 'SV388', 'SABA', 'CF')])).toEqual([
      'SPORTS: SABA',
      'COCKFIGHT: SV388 CF',
    ])
  })

  test('GAM-18 excluded RNG vendors are in INHOUSE, right after RNG', () => {
    expect(shape([lane('LIVE', 'EVO'), lane('RNG', 'PG', 'INH1', 'JDB', 'INH2')])).toEqual([
      'RNG: PG JDB',
      'INHOUSE: INH1 INH2',
      'LIVE: EVO',
    ])
  })

  test('D-039 the same vendor keeps its place in other lanes', () => {
    expect(shape([lane('LIVE', 'AV', 'INH1')])).toEqual(['LIVE: AV INH1'])
  })

  test("D-039 all lanes have one order, whatever the answer's", () => {
    const titles = ['BGS', 'ELOTT', 'LOTT', 'SPORTS', 'PVP', 'FISH', 'LIVE', 'RNG'] as const
    expect(shape(titles.map((title) => lane(title, 'XX'))).map((one) => one.split(':')[0])).toEqual(
      ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'LOTT', 'ELOTT', 'BGS'],
    )
  })

  test('D-039 merges with an ESPORTS lane of the server, without duplicates and empty lanes', () => {
    expect(shape([lane('ESPORTS', 'IA'), lane('SPORTS', 'AV', 'IA'), lane('FISH')])).toEqual([
      'ESPORTS: IA AV',
    ])
    expect(shape([])).toEqual([])
  })

  test('D-039 the cached answer is never changed', () => {
    const answer = [lane('SPORTS', 'SABA', 'AV'), lane('RNG', 'PG', 'INH1')]
    const before = structuredClone(answer)
    reshapeLanes(Object.freeze(answer), RULES)
    expect(answer).toEqual(before)
  })

  test.each([
    [['TCG_LOTTO_VN'], 'ELOTT'],
    [['LOTT', 'XX'], 'ELOTT'],
    [['XX'], 'LOTT'],
    [[], 'LOTT'],
  ])('GAM-19 lane ELOTT %j has prize mode %s', (codes, mode) => {
    expect(prizeMode(reshapeLanes([lane('ELOTT', ...codes)], RULES))).toBe(mode)
  })

  test('GAM-19 LOTT outside the ELOTT lane is ignored', () => {
    expect(prizeMode(reshapeLanes([lane('LOTT', 'LOTT', 'TCG_LOTTO_VN')], RULES))).toBe('LOTT')
  })
})
