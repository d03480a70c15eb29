import { useEffect, useRef } from 'react'
import { useTranslation } from '#i18n/use-translation.ts'
import { FieldNotes } from '#ui/field/field.tsx'
import { SlideCheck } from '#ui/slide-check/slide-check.tsx'
import styles from './form.module.css'
import type { HumanCheckState } from './use-human-check.ts'

/** The slider, if one is configured; otherwise nothing. */
export function HumanCheckPart({ human }: { human: HumanCheckState }) {
  const { t } = useTranslation('forms')
  const place = useRef<HTMLDivElement>(null)
  const { kind, state, missing, pass, reset } = human

  // A submit without a passed check moves the focus here.
  useEffect(() => {
    if (missing > 0) place.current?.querySelector('button')?.focus()
  }, [missing])

  if (kind !== 'slider') return null
  return (
    <div ref={place} className={styles.part}>
      <SlideCheck
        label={t('human.label')}
        state={state}
        hintLabel={t('human.hint')}
        readyLabel={t('human.ready')}
        checkingLabel={t('human.checking')}
        passedLabel={t('human.passed')}
        failedLabel={t('error.humanFailed')}
        retryLabel={t('human.retry')}
        onPass={pass}
        onRetry={reset}
      />
      <FieldNotes
        key={missing}
        hint={undefined}
        error={missing > 0 ? t('error.humanRequired') : undefined}
        hintId="human-check-hint"
        errorId="human-check-error"
      />
    </div>
  )
}
