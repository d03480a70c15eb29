// @vitest-environment jsdom
import { waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { formDrafts } from '#session/drafts.ts'
import { closePortal } from '#tests/harness/portal.tsx'
import {
  buttonNamed,
  copyCaptcha,
  dialog,
  field,
  fillAll,
  openRegister,
  sendCode,
  slide,
  submit,
} from './register-popup.tsx'

afterEach(async () => {
  await closePortal()
  formDrafts.clear()
})

describe('D-027 a human check before the registration', () => {
  test('AUT-05 ERR-22 slider: an expired one is reported, and the next one is accepted', async () => {
    const opened = await openRegister('guest+human-check-slider')
    const { user, world, address } = opened
    await slide()
    await fillAll(opened)
    await slide()
    world.faults.set('registerMember', { kind: 'refusal', code: 'human.check.required' })
    await user.click(submit())
    await waitFor(() =>
      expect(dialog().getByRole('alert').textContent).toContain(
        'Please complete verification first',
      ),
    )
    expect(dialog().getByRole('slider').getAttribute('aria-valuenow')).toBe('0')
    world.faults.clear()
    await copyCaptcha(opened)
    await slide()
    await user.click(submit())
    await waitFor(() => expect(address()).toBe('/?popup=welcome'))
  })

  test('ERR-22 slider: if missing, it is reported once, and the captcha stays valid', async () => {
    const opened = await openRegister('guest+human-check-slider')
    const { user } = opened
    await slide()
    await fillAll(opened)
    const typed = field('captcha').value
    await user.click(submit())
    await dialog().findByText('Please complete verification first')
    await waitFor(() => expect(document.activeElement).toBe(dialog().getByRole('slider')))
    expect(dialog().getAllByText('Please complete verification first')).toHaveLength(1)
    expect(field('captcha').value).toBe(typed)
    expect(opened.count('registerMember')).toBe(0)
  })

  test('AUT-05 ERR-22 token: one that the server refuses is reported at the submit button', async () => {
    const opened = await openRegister('guest+human-check-token')
    const { user } = opened
    await fillAll(opened)
    opened.world.faults.set('registerMember', { kind: 'refusal', code: 'human.check.required' })
    await user.click(submit())
    await dialog().findByText('Please complete verification first')
  })

  test('AUT-05 token: a failed one is reported at the code, until a code was sent', async () => {
    const opened = await openRegister('guest+human-check-token')
    const { user } = opened
    opened.world.faults.set('startHumanCheck', { kind: 'offline' })
    await sendCode(opened)
    await dialog().findByText(/Network link is abnormal/)
    expect(opened.count('sendRegisterSms')).toBe(0)
    opened.world.faults.clear()
    await user.click(buttonNamed('Send code'))
    await dialog().findByText(/^Send again in/)
    await waitFor(() => expect(dialog().queryByText(/Network link is abnormal/)).toBeNull())
  })
})
