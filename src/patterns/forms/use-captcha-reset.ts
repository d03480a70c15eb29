import { useEffect } from 'react'
import { useTranslation } from '#i18n/use-translation.ts'
import type { useCaptcha } from './use-captcha.ts'

interface CaptchaForm {
  getFieldState(name: 'captcha'): { error?: { type?: unknown } }
  resetField(name: 'captcha', options: { defaultValue: string; keepError: boolean }): void
  setError(name: 'captcha', error: { type: string; message: string }): void
  setFocus(name: 'captcha'): void
}

/**
 * A captcha picture is valid for one use, so a used one is replaced and its input cleared; the refusal stays
 * visible. Returns a check to call before sending: whether the picture is too old. Then it says so and is replaced,
 * so that the visitor does not lose a try.
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
