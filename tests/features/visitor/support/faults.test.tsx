// @vitest-environment jsdom
import { afterEach } from 'vitest'
import { formDrafts } from '#session/drafts.ts'
import { describeForm } from '#tests/patterns/forms/matrix.tsx'
import { copyCaptcha, fill, openFeedback, send } from './feedback-form.tsx'

afterEach(() => formDrafts.clear())

describeForm({
  name: 'feedback-form',
  calls: 'sendFeedback',
  open: () => openFeedback(),
  fill: (_, opened) => fill(opened),
  refill: (_, opened) => copyCaptcha(opened),
  spent: ['captcha'],
  submit: send,
})
