import type { ComponentProps } from 'react'
import type { ApiError } from '../../api/error.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { CaptchaField } from '../../ui/captcha-field/captcha-field.tsx'
import { aboutCaptcha } from './error-facts.ts'
import { REFRESH_MS, type useCaptcha } from './use-captcha.ts'
import { useErrorText } from './use-error-text.ts'
import { useSaid } from './use-said.ts'

type CaptchaPartProps = Pick<
  ComponentProps<'input'>,
  'id' | 'name' | 'onChange' | 'onBlur' | 'ref'
> & {
  captcha: ReturnType<typeof useCaptcha>
  /** The form's own finding; it goes before what the server said last. */
  error: string | undefined
  refusal: ApiError | null
}

/** The picture to copy, with its wording. */
export function CaptchaPart({ captcha, error, refusal, ...input }: CaptchaPartProps) {
  const { t } = useTranslation('forms')
  const text = useErrorText()
  const { said, changed } = useSaid(refusal !== null && aboutCaptcha(refusal) ? refusal : null)
  return (
    <CaptchaField
      {...input}
      label={t('captcha.label')}
      hint={t('captcha.hint')}
      onChange={(event) => {
        changed()
        return input.onChange?.(event)
      }}
      error={error ?? (said ? text(said) : undefined)}
      image={captcha.image}
      imageLabel={t('captcha.image')}
      loading={captcha.loading}
      failedLabel={captcha.failed ? t('captcha.failed') : undefined}
      refreshLabel={t('captcha.refresh')}
      onRefresh={captcha.refresh}
      cooldown={REFRESH_MS / 1000}
      maxLength={4}
    />
  )
}
