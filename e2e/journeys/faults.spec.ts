import { type Case, isWrite, nameOf } from '../faults/cases.ts'
import { readCase } from '../faults/read-case.ts'
import { writeCase } from '../faults/write-case.ts'
import { expect, test } from '../walk/visit.ts'

const of = (world: string, address: string, operation: Case['operation'], fault: string) => ({
  world,
  address,
  operation,
  fault,
})

/** Each way to fail once; `npm run walks -- --project faults` tries all of them on every operation. */
const FEW: readonly Case[] = [
  of('trial', '/?popup=forgot', 'getCountries', '500'),
  of('member', '/member?page=profile', 'getProfile', '503'),
  of('agent', '/agentHome?page=agentRealtimeSalary', 'getRealtimeSalaries', '403'),
  of('plain', '/member?page=personalHistoryCopy', 'getBetReport', '401'),
  of('guest', '/sports', 'getGameMenus', '429'),
  of('guest', '/?popup=logout', 'getJackpot', 'reset'),
  of('plain', '/seaLottery?gameCode=SEA-MEKONG', 'getLotteryGame', 'timeout'),
  of('member', '/member?page=vip', 'getVip', 'slow'),
  of('trial', '/blog', 'getArticles', 'html'),
  of('guest', '/?popup=chat', 'getLiveChatModels', 'off-contract'),
  {
    ...of('member', '/pointMall', 'convertPoints', '500'),
    presses: ['Convert to money', 'Convert'],
  },
  {
    ...of('member', '/member?page=transferUpline', 'transferUpline', 'lost'),
    presses: ['Continue', 'Transfer ৳500.00'],
  },
]

test.use({ virtual: true, viewport: { width: 390, height: 844 } })

test.describe('an operation that fails', { tag: '@desktop' }, () => {
  for (const one of FEW) {
    test(nameOf(one), async ({ visit }) => {
      expect(await (isWrite(one) ? writeCase : readCase)(visit, one)).toEqual([])
    })
  }
})
