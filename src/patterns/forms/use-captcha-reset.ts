import { useEffect } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import type { useCaptcha } from './use-captcha.ts'

interface CaptchaForm {
  getFieldState(name: 'captcha'): { error?: { type?: unknown } }
  resetField(name: 'captcha', options: { defaultValue: string; keepError: boolean }): void
  setError(name: 'captcha', error: { type: string; message: string }): void
  setFocus(name: 'captcha'): void
}

/**
 * A used picture is worth nothing, and neither is what was read from it; a refusal stays to be read.
 * Answers a check for before a form is sent: whether the picture has become too old, which then says so and
 * is replaced, without spending a try of the visitor's.
 */
export function useCaptchaReset(
  { getFieldState, resetField, setError, setFocus }: CaptchaForm,
  { round, isOld, renew }: Pick<ReturnType<typeof useCaptcha>, 'round' | 'isOld' | 'renew'>,
): () => boolean {
  const { t } = useTranslation('forms')
  useEffect(() => {
    if (round === 0) return
    const keepError = getFieldState('captcha').error?.type === 'server'
    resetField('captcha', { defaultValue: '', keepError })
  }, [round, getFieldState, resetField])

  return () => {
    if (!isOld()) return false
    setError('captcha', { type: 'server', message: t('error.captchaOld') })
    setFocus('captcha')
    renew()
    return true
  }
}
