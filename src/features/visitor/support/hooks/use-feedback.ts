import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type ApiError, asApiError } from '../../../../api/error.ts'
import { sendFeedback } from '../../../../api/support.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { now } from '../../../../lib/clock.ts'
import { useCaptcha } from '../../../../patterns/forms/use-captcha.ts'
import { useErrorText } from '../../../../patterns/forms/use-error-text.ts'
import { useOneRequest } from '../../../../patterns/forms/use-one-request.ts'
import { formDrafts } from '../../../../session/drafts.ts'
import { session } from '../../../../session/store.ts'
import { useMember } from '../../../../session/visitor.ts'
import { toast } from '../../../../ui/toast/toast-store.ts'
import { type FeedbackFields, feedbackOf, restUntil } from '../model.ts'

export const DRAFT = 'feedback'

/** D-080: when this visitor's last feedback arrived, and until when no other is taken; goes with them. */
interface Pace {
  sentAt: number | null
  until: number | null
}
const PACE = ['feedback', 'pace']
const FRESH: Pace = { sentAt: null, until: null }

/** API-21: sends a feedback; `onSent` runs when it has arrived and the pop-up is still there. */
export function useFeedback(onSent: () => void) {
  const { t } = useTranslation('support')
  const text = useErrorText()
  const client = useQueryClient()
  const captcha = useCaptcha()
  const { busy, run } = useOneRequest<'send'>()
  const [failure, setFailure] = useState<ApiError | null>(null)
  const [pace, setPace] = useState(() => client.getQueryData<Pace>(PACE) ?? FRESH)
  const account = useMember()?.account
  const here = useRef(false)
  const asked = useRef(false)

  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])

  // The picture is part of this form from the start.
  useEffect(() => {
    if (asked.current) return
    asked.current = true
    captcha.renew()
  })

  // ENT-11: the account may not be known yet; the session remembers it from the last page.
  const sender = () =>
    session.get('token') === null ? '' : (account ?? session.get('account') ?? '')

  const remember = (next: Pace) => {
    client.setQueryData(PACE, next)
    setPace(next)
  }

  const refused = (error: ApiError) => {
    if (error.code === 'feedback.too.often') {
      remember({ ...pace, until: restUntil(now(), pace.sentAt, error.retryAfter) })
    }
    captcha.renew()
    setFailure(error)
    // Closed meanwhile: what was typed is kept, but somebody has to be told.
    if (!here.current) toast.show({ tone: 'danger', message: text(error) })
  }

  const submit = (fields: FeedbackFields) =>
    run('send', async () => {
      setFailure(null)
      try {
        await sendFeedback(feedbackOf(fields, sender()))
      } catch (thrown) {
        refused(asApiError(thrown))
        return 'again'
      }
      remember({ sentAt: now(), until: null })
      formDrafts.drop(DRAFT)
      toast.show({ tone: 'success', message: t('feedback.sent') })
      if (here.current) onSent()
      return 'done'
    })

  return { busy: busy !== null, captcha, failure, until: pace.until, submit }
}
