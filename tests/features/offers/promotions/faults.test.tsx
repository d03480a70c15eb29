// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { afterEach } from 'vitest'
import { formDrafts } from '#session/drafts.ts'
import { fillIn } from '#tests/harness/portal.tsx'
import { describeForm } from '#tests/patterns/forms/matrix.tsx'
import { comment, openPromotions, send } from './promotions-page.tsx'

afterEach(() => formDrafts.clear())

describeForm({
  name: 'apply-form',
  calls: 'applyForPromotion',
  async open() {
    const opened = await openPromotions('member', '?id=80&apply=1')
    await screen.findByText('Send application')
    return opened
  },
  fill: async () => fillIn(comment(), 'Three games on Monday evening.'),
  submit: send,
})
