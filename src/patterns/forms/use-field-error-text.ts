import { useTranslation } from '../../i18n/use-translation.ts'
import { type Fault, faultOf, isRuleKey } from './field-issue.ts'

/**
 * VAL-04, VAL-05: a fault in words, with its numbers; one number where both are the same. Takes the
 * message of a form's error: `error={words(errors.username?.message)}`.
 */
export function useFaultText() {
  const { t } = useTranslation('forms')
  const say = ({ key, min, max }: Fault): string => {
    const one = min === max
    if (isRuleKey(key)) return one ? t(`ruleOne.${key}`, { min }) : t(`rule.${key}`, { min, max })
    if (key === 'minAge') return t('check.minAge', { minAge: min })
    if (key === 'passwordLength' && one) return t('check.passwordOneLength', { min })
    return t(`check.${key}`, { min, max })
  }
  return (found: string | Fault | undefined): string | undefined => {
    const fault = typeof found === 'string' ? faultOf(found) : found
    return fault ? say(fault) : undefined
  }
}
