import type { ComponentProps } from 'react'
import { useTranslation } from '#i18n/use-translation.ts'
import { CaptchaField } from '#ui/captcha-field/captcha-field.tsx'
import { CAPTCHA_LENGTH } from './captcha-schema.ts'
import { REFRESH_MS, type useCaptcha } from './use-captcha.ts'

type CaptchaPartProps = Pick<
  ComponentProps<'input'>,
  'id' | 'name' | 'onChange' | 'onBlur' | 'ref'
> & {
  captcha: ReturnType<typeof useCaptcha>
  label?: string
  error: string | undefined
}

/** The picture to copy, with its texts. */
export function CaptchaPart({ captcha, label, ...input }: CaptchaPartProps) {
  const { t } = useTranslation('forms')
  return (
    <CaptchaField
      {...input}
      label={label ?? t('captcha.label')}
      hint={t('captcha.hint')}
      image={captcha.image}
      imageLabel={t('captcha.image')}
      loading={captcha.loading}
      failedLabel={captcha.failed ? t('captcha.failed') : undefined}
      refreshLabel={t('captcha.refresh')}
      onRefresh={captcha.refresh}
      cooldown={REFRESH_MS / 1000}
      maxLength={CAPTCHA_LENGTH}
    />
  )
}
