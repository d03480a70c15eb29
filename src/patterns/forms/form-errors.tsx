import { useEffect, useRef } from 'react'
import { useTranslation } from '#i18n/use-translation.ts'
import { ErrorSummary } from '#ui/error-summary/error-summary.tsx'

interface SummaryField {
  /** Of the control, or of a group around it. */
  readonly id: string
  readonly label: string
  readonly message: string | undefined
}

/** A form with at most this many fields fits on the screen. */
const FEW = 4

/** All errors of a long form in one list, each a link to its field. Shown after the first submit only. */
export function FormErrors({ fields, tries }: { fields: readonly SummaryField[]; tries: number }) {
  const { t } = useTranslation('forms')
  const list = useRef<HTMLElement>(null)
  // Scrolls to the title of the list. The first wrong field gets the focus next and scrolls further only if both do
  // not fit.
  useEffect(() => {
    if (tries > 0) list.current?.scrollIntoView?.({ block: 'start' })
  }, [tries])
  if (tries === 0 || fields.length <= FEW) return null
  const errors = fields.flatMap(({ id, label, message }) =>
    message === undefined ? [] : [{ id, message: t('summary.line', { label, message }) }],
  )
  return <ErrorSummary ref={list} title={t('summary.title')} errors={errors} />
}
