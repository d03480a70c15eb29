import { useEffect, useEffectEvent, useState } from 'react'
import { sendFeedback } from '#api/content/support.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { now } from '#lib/clock.ts'
import { useCaptcha } from '#patterns/forms/use-captcha.ts'
import { useErrorText } from '#patterns/forms/use-error-text.ts'
import { useIdempotentMutation } from '#patterns/use-idempotent-mutation.ts'
import { useMounted } from '#patterns/use-mounted.ts'
import { formDrafts } from '#session/drafts.ts'
import { privateRecords } from '#session/private-records.ts'
import { session } from '#session/store.ts'
import { useMember } from '#session/visitor.ts'
import { toast } from '#ui/toast/toast-store.ts'
import {
  cooldownEnd,
  type FeedbackFields,
  NOT_SENT_YET,
  parseSendRecord,
  type SendRecord,
  toFeedbackRequest,
} from '../model.ts'
import { SUPPORT_REFUSALS } from '../refusals.ts'

export const DRAFT = 'feedback'
const RECORD = 'feedback-sent'

/** Sends a feedback; `onSent` is called once it has arrived, if the pop-up is still open. */
export function useFeedback(onSent: () => void) {
  const { t } = useTranslation('support')
  const errorText = useErrorText(SUPPORT_REFUSALS)
  const captcha = useCaptcha()
  const mounted = useMounted()
  const account = useMember()?.account
  const [sent, setSent] = useState(
    () => privateRecords.read(RECORD, parseSendRecord) ?? NOT_SENT_YET,
  )

  // This form needs its captcha from the start.
  const requestCaptcha = useEffectEvent(() => {
    if (captcha.round === 0) captcha.renew()
  })
  useEffect(() => requestCaptcha(), [])

  // The member may still be loading; the session remembers the account from the last page.
  const sender = () =>
    session.get('token') === null ? '' : (account ?? session.get('account') ?? '')

  const remember = (record: SendRecord) => {
    privateRecords.write(RECORD, record)
    setSent(record)
  }

  const { mutate, busy, error, waitUntil } = useIdempotentMutation({
    name: 'feedback',
    send: (fields: FeedbackFields) => sendFeedback(toFeedbackRequest(fields, sender())),
    // The captcha is another one with each try.
    contentOf: ({ type, content }) => ({ type, content }),
    once: true,
    onSettled(outcome) {
      if (outcome.kind === 'done') {
        remember({ sentAt: now(), cooldownEnd: null })
        formDrafts.drop(DRAFT)
        toast.show({ tone: 'success', message: t('feedback.sent') })
        if (mounted.current) onSent()
        return
      }
      const { error } = outcome
      if (error.code === 'feedback.too.often')
        remember({ ...sent, cooldownEnd: cooldownEnd(now(), sent.sentAt, error.retryAfter) })
      captcha.renew()
      // The form is no longer visible, so a toast shows the error. The draft is kept.
      if (!mounted.current) toast.show({ tone: 'danger', message: errorText(error) })
    },
  })

  return {
    busy,
    captcha,
    failure: error,
    /** The end of the wait that the server requires, or after a sent feedback. */
    cooldownEnd: Math.max(sent.cooldownEnd ?? 0, waitUntil ?? 0) || null,
    submit: mutate,
  }
}

export type Feedback = ReturnType<typeof useFeedback>
