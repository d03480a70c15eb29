// @vitest-environment jsdom
import { act, fireEvent, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '#api/transport/error.ts'
import { storedReferral, storeReferral } from '#entities/visitor/referral.ts'
import { formDrafts } from '#session/drafts.ts'
import { closePortal, fillIn } from '#tests/harness/portal.tsx'
import {
  errorAt,
  field,
  fillAll,
  findMoreButton,
  hideFields,
  openRegister,
  submit,
} from './register-popup.tsx'

afterEach(async () => {
  await closePortal()
  formDrafts.clear()
  localStorage.clear()
  const { document: page } = globalThis
  page.cookie = 'referral=; Max-Age=0; Path=/'
})

/** Opens a form without a code field, with codes from a link. */
async function invited(search: string) {
  const opened = await openRegister()
  hideFields(opened, 'affiliateCode', 'recommenderId')
  storeReferral(search)
  await waitFor(() => expect(document.getElementById('register-affiliateCode')).toBeNull())
  await fillAll(opened)
  return { ...opened, sent: () => opened.bodies('registerMember')[0] }
}

describe('a stored code without a field', () => {
  test('ENT-07 REG-02 is sent if it is valid', async () => {
    const { user, address, sent } = await invited('?aff=AFF2026&ref=RAHIM7')
    await user.click(submit())
    await waitFor(() => expect(address()).toBe('/?popup=welcome'))
    expect(sent()).toMatchObject({ affiliateCode: 'AFF2026', recommenderId: 'RAHIM7' })
    expect(storedReferral()).toEqual({ affiliate: 'AFF2026', referral: 'RAHIM7' })
  })

  test.each([
    ['unknown', '?aff=NOBODY&ref=RAHIM7'],
    ['invalid', '?aff=A_1&ref=RAHIM7'],
  ])('REG-03 D-019 an %s one is dropped and blocks nobody', async (_, search) => {
    const { user, address, sent } = await invited(search)
    await user.click(submit())
    await waitFor(() => expect(address()).toBe('/?popup=welcome'))
    expect(sent()).not.toHaveProperty('affiliateCode')
    expect(sent()).toMatchObject({ recommenderId: 'RAHIM7' })
    expect(storedReferral()).toEqual({ affiliate: null, referral: 'RAHIM7' })
  })

  test("D-019 a friend's code that breaks every rule is dropped too", async () => {
    const { user, address, sent } = await invited('?ref=AB')
    await user.click(submit())
    await waitFor(() => expect(address()).toBe('/?popup=welcome'))
    expect(sent()).not.toHaveProperty('recommenderId')
    expect(storedReferral().referral).toBeNull()
  })

  test('REG-02 a failed check is reported and retried, so that the inviting friend loses nothing', async () => {
    const { user, world, address, sent } = await invited('?aff=AFF2026')
    world.faults.set('checkAffiliate', { kind: 'offline' })
    await user.click(submit())
    await waitFor(() => expect(document.body.textContent).toContain('Network link is abnormal'))
    expect(sent()).toBeUndefined()
    expect(storedReferral().affiliate).toBe('AFF2026')
    expect(address()).toContain('popup=register')
  })
})

describe('a link with an unknown code', () => {
  test('D-019 is reported at once, and the form continues without the code', async () => {
    await openRegister('guest', {}, '/?popup=register&aff=NOSUCH1')
    await waitFor(() =>
      expect(document.body.textContent).toContain('We do not recognise the code NOSUCH1'),
    )
    expect(field('affiliateCode').value).toBe('')
    expect(storedReferral().affiliate).toBeNull()
  })

  test('D-019 a valid one is filled in without a message', async () => {
    const { count } = await openRegister('guest', {}, '/?popup=register&aff=AFF2026')
    await waitFor(() => expect(count('checkAffiliate')).toBeGreaterThan(0))
    expect(field('affiliateCode').value).toBe('AFF2026')
    expect(document.body.textContent).not.toContain('in the link you followed')
  })
})

test('REG-03 a late answer about an old code says nothing about the new one', async () => {
  const { client } = await openRegister()
  fireEvent.click(findMoreButton())
  const late = Promise.withResolvers<never>()
  const asked = vi.spyOn(client, 'fetchQuery').mockReturnValueOnce(late.promise)
  fillIn(field('affiliateCode'), 'NOBODY')
  fireEvent.blur(field('affiliateCode'))
  await waitFor(() => expect(asked).toHaveBeenCalledOnce())
  fillIn(field('affiliateCode'), 'AFF2026')
  await act(async () =>
    late.reject(new ApiError({ status: 200, code: 'register.affiliate.invalid' })),
  )
  expect(errorAt('affiliateCode')).toBeNull()
})
