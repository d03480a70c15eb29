import { useEffect } from 'react'

interface CaptchaForm {
  getFieldState(name: 'captcha'): { error?: { type?: unknown } }
  resetField(name: 'captcha', options: { defaultValue: string; keepError: boolean }): void
}

/** A used picture is worth nothing, and neither is what was read from it; a refusal stays to be read. */
export function useCaptchaReset({ getFieldState, resetField }: CaptchaForm, round: number): void {
  useEffect(() => {
    if (round === 0) return
    const keepError = getFieldState('captcha').error?.type === 'server'
    resetField('captcha', { defaultValue: '', keepError })
  }, [round, getFieldState, resetField])
}
