import type { FieldErrors } from 'react-hook-form'
import { useTranslation } from '#i18n/use-translation.ts'
import { CONTENT } from '../feedback-schema.ts'
import type { FeedbackFields } from '../model.ts'

const FIELDS = ['type', 'content', 'captcha'] as const
type Field = (typeof FIELDS)[number]

/** The error text of each field, and a summary that names the fields. */
export function useFieldErrors(errors: FieldErrors<FeedbackFields>, id: string) {
  const { t } = useTranslation(['support', 'forms'])
  const labels: Record<Field, string> = {
    type: t('support:feedback.type'),
    content: t('support:feedback.content'),
    captcha: t('forms:captcha.label'),
  }
  const textOf = (field: Field): string | undefined => {
    const error = errors[field]
    if (error === undefined) return undefined
    const issue = error.message
    if (error.type === 'server') return issue
    if (field === 'type') return t('support:feedback.check.type')
    if (issue === 'captchaShape') return t('forms:check.captchaShape')
    if (field === 'captcha') return t('forms:check.captcha')
    if (issue === 'short') return t('support:feedback.check.short', CONTENT)
    if (issue === 'long') return t('support:feedback.check.long', CONTENT)
    return t('support:feedback.check.content')
  }
  const texts = {
    type: textOf('type'),
    content: textOf('content'),
    captcha: textOf('captcha'),
  }
  // A server refusal is not in the summary: it is one field, which has the focus.
  const invalid = FIELDS.filter((field) => errors[field] && errors[field].type !== 'server')
  const isEmpty = (field: Field) => errors[field]?.message === 'empty'
  return {
    texts,
    /** The first invalid field. */
    first: FIELDS.find((field) => errors[field]),
    title: t(
      invalid.every(isEmpty) ? 'support:feedback.emptyTitle' : 'support:feedback.faultTitle',
    ),
    summary: invalid.map((field) => ({
      id: `${id}-${field}`,
      message: isEmpty(field)
        ? labels[field]
        : t('support:feedback.fault', { label: labels[field], text: texts[field] }),
    })),
  }
}
