// @vitest-environment jsdom
import { waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { loadTexts, startI18n } from '../../../../src/i18n/i18n.ts'
import { formDrafts } from '../../../../src/session/drafts.ts'
import { session } from '../../../../src/session/store.ts'
import { closePortal } from '../../../harness/portal.tsx'
import { dialog, fillAll, openRegister, submit } from './desk.tsx'

beforeAll(async () => {
  await startI18n()
  await loadTexts('register', 'forms')
})
afterEach(async () => {
  formDrafts.clear()
  await closePortal()
  session.clear()
  sessionStorage.clear()
})

const person = () => userEvent.setup({ delay: null, pointerEventsCheck: 0 })

it('REG-02 REG-03 ERR-02 an invitation code that is not good is said at its field, nobody is registered', async () => {
  const user = person()
  const opened = await openRegister('guest+affiliate-required')
  await fillAll(user, opened)
  const invitation = dialog().getByRole('textbox', { name: /^Invitation code/ })
  await user.clear(invitation)
  await user.type(invitation, 'NOPE99')
  await user.click(submit())
  await waitFor(() => expect(invitation.getAttribute('aria-invalid')).toBe('true'))
  expect(dialog().getAllByText(/Invalid invitation code/).length).toBeGreaterThan(0)
  const asked = opened.world.log.entries().map(({ operationId }) => operationId)
  expect(asked).toContain('checkAffiliate')
  expect(asked).not.toContain('registerMember')
})

it('REG-01 ERR-04 terms that are not accepted are said at their box, nobody is registered', async () => {
  const user = person()
  const opened = await openRegister()
  await fillAll(user, opened)
  const terms = dialog().getByRole('checkbox', { name: /I am 18 or older/ })
  await user.click(terms)
  await user.click(submit())
  await waitFor(() => expect(terms.getAttribute('aria-invalid')).toBe('true'))
  const asked = opened.world.log.entries().map(({ operationId }) => operationId)
  expect(asked).not.toContain('registerMember')
})
