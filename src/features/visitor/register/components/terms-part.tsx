import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from '#i18n/use-translation.ts'
import { href } from '#patterns/routing/href.ts'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { linkLook } from '#ui/link/link.tsx'
import type { RegisterValues } from '../model.ts'
import { toFieldId } from './field-part.tsx'
import styles from './register-form.module.css'

interface TermsPartProps {
  form: UseFormReturn<RegisterValues>
  minAge: number
  error: string | undefined
}

/** Consent to the terms, and the minimum age. The terms open in a new tab, so that the input stays. */
export function TermsPart({ form, minAge, error }: TermsPartProps) {
  const { t } = useTranslation('register')
  return (
    <div className={styles.terms}>
      <Checkbox {...form.register('terms')} id={toFieldId('terms')} error={error}>
        {t('terms.agree', { minAge })}
      </Checkbox>
      <p className={styles.read}>
        {(['terms', 'privacy'] as const).map((anchor) => (
          <a
            key={anchor}
            href={href('/help', null, { hash: anchor })}
            target="_blank"
            rel="noopener noreferrer"
            {...linkLook({ variant: 'standalone' })}
          >
            {t(`terms.${anchor}`)}
          </a>
        ))}
      </p>
    </div>
  )
}
