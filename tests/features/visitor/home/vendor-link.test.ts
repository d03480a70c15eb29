import { expect, it } from 'vitest'
import { vendorLink } from '../../../../src/features/visitor/home/model-below.ts'

it('GAM-03..08 MOD-25 a vendor leads to its lobby, its list or its lottery', () => {
  const vendor = (over: object) => ({
    ...{ vassalage: 'SABA', displayName: 'Saba', lagerIcon: 'vendors/SABA.svg' },
    ...{ gameType: 'SPORTS' as const, isGame: 'GAME' as const, isHot: 0 as const },
    ...{ maintenance: false, gameCount: 3, ...over },
  })
  expect(vendorLink('SPORTS', vendor({ nodeId: 4711 }))).toEqual({
    ...{ to: '/game/4711', bet: true, overlay: false },
  })
  expect(vendorLink('SPORTS', vendor({ isGame: 'VASSALAGE' }))).toEqual({
    ...{ to: '?popup=games&of=SABA&kind=SPORTS', bet: false, overlay: true },
  })
  expect(vendorLink('ESPORTS', vendor({ vassalage: 'TCG_SEA' }))).toEqual({
    ...{ to: '/seaLottery', bet: true, overlay: false },
  })
  expect(vendorLink('COCKFIGHT', vendor({ vassalage: 'A&b=//evil' }))).toEqual({
    ...{ to: '/cockfight?vassalage=A%26b%3D%2F%2Fevil', bet: false, overlay: false },
  })
})
