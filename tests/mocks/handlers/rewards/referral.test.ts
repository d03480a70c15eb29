import { describe, expect, test } from 'vitest'
import { enroll, newcomer, send } from '../../flows.ts'
import { call, worldOf } from '../../helpers.ts'
import { depositRequest } from '../../refusals/deposit.ts'
import { newRequestId } from '../../refusals/promotions.ts'
import { listOf, logIn, recordOf } from '../../requests.ts'

const PATH = '/wps/relay/referral'

describe('invitations', () => {
  test('MBR-11 F-20 the totals are those of the links', async () => {
    const { body } = await call(await worldOf('member+referral-rich'), 'GET', PATH)
    const links = listOf(body.value, 'links').map(({ figures }) => recordOf(figures))
    const totals = recordOf(recordOf(body.value).totals)
    expect(links).toHaveLength(6)
    for (const name of ['clicks', 'registrations', 'depositors'])
      expect(links.reduce((sum, one) => sum + Number(one[name]), 0)).toBe(totals[name])
  })

  test('F-20 a place has one link, whose code starts with the member’s', async () => {
    const world = await worldOf('member')
    const add = (subId: string) =>
      send(world, 'addReferralLink', { subId, requestId: `referral-${subId}` }, world.visitor.token)
    await add('club7')
    const { value } = await add('club7')
    expect(listOf(value, 'links').map(({ code }) => code)).toEqual(['RAHIM', 'RAHIM-club7'])
    for (let more = 0; more < 18; more += 1) await add(`place${more}`)
    expect((await add('oneMore')).status).toBe(422)
  })

  test('MBR-11 F-20 a member who registers by a link counts for it, and is rewarded for after a deposit', async () => {
    const world = await worldOf('member')
    const mine = async () => {
      const { body } = await call(world, 'GET', PATH)
      return recordOf(listOf(body.value, 'links').at(-1))
    }
    const balance = async () =>
      recordOf((await call(world, 'GET', '/wps/v2/wallets/balance')).body.value).balance
    await send(
      world,
      'addReferralLink',
      { subId: 'club7', requestId: 'referral-club7' },
      world.visitor.token,
    )
    const before = await balance()
    expect(await enroll(world, { referralCode: 'RAHIM-club7' })).toMatchObject({ success: true })
    expect((await mine()).figures).toEqual({
      clicks: 1,
      registrations: 1,
      depositors: 0,
      earned: '0.00',
    })
    const { value } = await logIn(world, { username: 'shapla88', password: newcomer.password })
    const token = String(recordOf(value).token)
    const deposit = recordOf((await send(world, 'createDeposit', depositRequest({}), token)).value)
    const paid = { depositId: deposit.id, reference: 'T1', files: [], requestId: newRequestId() }
    await send(world, 'reportDepositPaid', paid, token)
    world.clock.advance('10m')
    expect((await mine()).figures).toMatchObject({ depositors: 1, earned: '50.00' })
    expect(Number(await balance()) - Number(before)).toBe(50)
  })
})
