import type { FieldError } from 'react-hook-form'
import { useTranslation } from '#i18n/use-translation.ts'
import { type FieldIssue, isRuleKey, parseIssue } from './field-issue.ts'

type FormFieldError = Pick<FieldError, 'type' | 'message'>

/**
 * The text of a field's error, `error={errorText(errors.username)}`. A server's error is shown as
 * it is, a schema's by the issue in its message. A range with equal bounds shows one number.
 */
export function useFieldErrorText() {
  const { t } = useTranslation('forms')
  const textOf = ({ key, min, max }: FieldIssue): string => {
    const one = min === max
    if (isRuleKey(key)) return one ? t(`ruleOne.${key}`, { min }) : t(`rule.${key}`, { min, max })
    if (key === 'minAge') return t('check.minAge', { minAge: min })
    if (key === 'passwordLength' && one) return t('check.passwordOneLength', { min })
    return t(`check.${key}`, { min, max })
  }
  return (found: FormFieldError | FieldIssue | string | undefined): string | undefined => {
    if (found === undefined) return undefined
    if (typeof found === 'object' && 'key' in found) return textOf(found)
    if (typeof found === 'object' && found.type === 'server') return found.message
    const issue = parseIssue(typeof found === 'string' ? found : found.message)
    return issue ? textOf(issue) : undefined
  }
}
