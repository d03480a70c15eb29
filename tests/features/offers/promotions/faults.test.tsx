// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { afterEach } from 'vitest'
import { formDrafts } from '../../../../src/session/drafts.ts'
import { openPortal } from '../../../harness/portal.tsx'
import { describeForm } from '../../../patterns/forms/matrix.tsx'
import { CLOCK, comment, send } from './desk.tsx'

afterEach(() => formDrafts.clear())

describeForm({
  name: 'apply-form',
  calls: 'applyForPromotion',
  async open() {
    const opened = await openPortal(`?scenario=member&${CLOCK}`, '/promotions?id=71&apply=1')
    await screen.findByRole('button', { name: 'Send application' })
    return opened
  },
  async fill(user) {
    await user.click(comment())
    await user.paste('Three games on Monday evening.')
  },
  submit: send,
})
