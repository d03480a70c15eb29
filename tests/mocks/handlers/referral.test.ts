import { describe, expect, it } from 'vitest'
import { send } from '../flows.ts'
import { call, worldOf } from '../helpers.ts'
import { listOf, recordOf } from '../requests.ts'

const PATH = '/wps/relay/referral'

describe('invitations', () => {
  it('MBR-11 F-20 the totals are those of the links', async () => {
    const { body } = await call(await worldOf('member+referral-rich'), 'GET', PATH)
    const links = listOf(body.value, 'links').map(({ figures }) => recordOf(figures))
    const totals = recordOf(recordOf(body.value).totals)
    expect(links).toHaveLength(6)
    for (const name of ['clicks', 'registrations', 'depositors'])
      expect(links.reduce((sum, one) => sum + Number(one[name]), 0)).toBe(totals[name])
  })

  it('F-20 a place has one link, whose code begins with the member’s', async () => {
    const world = await worldOf('member')
    const add = (subId: string) =>
      send(world, 'addReferralLink', { subId, requestId: `referral-${subId}` }, world.visitor.token)
    await add('club7')
    const { value } = await add('club7')
    expect(listOf(value, 'links').map(({ code }) => code)).toEqual(['RAHIM', 'RAHIM-club7'])
    for (let more = 0; more < 18; more += 1) await add(`place${more}`)
    expect((await add('oneMore')).status).toBe(422)
  })
})
