import { expect, test } from 'vitest'
import { showsRewards } from '#app/boot/reward-pages.ts'

test.each([
  ['/signIn', '', true],
  ['/wheel', '', true],
  ['/member', '?page=rewardCenter', true],
  ['/member', '?page=withdraw', false],
  ['/slot', '?mc=missionLeaderboard', true],
  ['/signIn', '?mc=withdraw', false],
  ['/', '', false],
])(
  'D-088 a new reward is announced except where rewards are shown: %s%s',
  (pathname, search, shown) => {
    expect(showsRewards({ pathname, search })).toBe(shown)
  },
)
