import type { FieldErrors } from 'react-hook-form'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { CONTENT_MAX, CONTENT_MIN, type FeedbackFields } from '../model.ts'

const FIELDS = ['type', 'content', 'captcha'] as const
type Name = (typeof FIELDS)[number]

/** VAL-62, ERR-03: what is wrong at each field, and a summary that names the fields. */
export function useFaults(errors: FieldErrors<FeedbackFields>, id: string) {
  const { t } = useTranslation(['support', 'forms'])
  const labels: Record<Name, string> = {
    type: t('support:feedback.type'),
    content: t('support:feedback.content'),
    captcha: t('forms:captcha.label'),
  }
  const wordsOf = (name: Name): string | undefined => {
    const fault = errors[name]?.message
    if (fault === undefined) return undefined
    if (name === 'type') return t('support:feedback.check.type')
    if (fault === 'captchaShape') return t('forms:check.captchaShape')
    if (name === 'captcha') return t('forms:check.captcha')
    if (fault === 'short') return t('support:feedback.check.short', { min: CONTENT_MIN })
    if (fault === 'long') return t('support:feedback.check.long', { max: CONTENT_MAX })
    return t('support:feedback.check.content')
  }
  const words = {
    type: wordsOf('type'),
    content: wordsOf('content'),
    captcha: wordsOf('captcha'),
  }
  const wrong = FIELDS.filter((name) => words[name] !== undefined)
  const isEmpty = (name: Name) => errors[name]?.message === 'empty'
  return {
    words,
    /** The one that gets the focus. */
    first: wrong[0],
    title: t(wrong.every(isEmpty) ? 'support:feedback.emptyTitle' : 'support:feedback.faultTitle'),
    faults: wrong.map((name) => ({
      id: `${id}-${name}`,
      message: isEmpty(name)
        ? labels[name]
        : t('support:feedback.fault', { label: labels[name], text: words[name] }),
    })),
  }
}
