import type { ComponentProps } from 'react'
import { useLanguage } from '#i18n/i18n.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { PhoneField } from '#ui/phone-field/phone-field.tsx'
import type { Phone } from './use-phone.ts'

type Input = Pick<ComponentProps<'input'>, 'id' | 'name' | 'onChange' | 'onBlur' | 'ref'>

type PhonePartProps = Input & {
  phone: Phone
  /** The code of the selected country, for the hint with its number of digits. */
  shown: string | undefined
  /** The result of `register('country')`. */
  country: Pick<ComponentProps<'select'>, 'name' | 'onChange' | 'onBlur' | 'ref'>
  label?: string
  note?: string | undefined
  error: string | undefined
}

/** Dialling code and mobile number. */
export function PhonePart({ phone, shown, country, label, error, note, ...input }: PhonePartProps) {
  const { t } = useTranslation('forms')
  const { tag } = useLanguage()
  const names = new Intl.DisplayNames([tag, 'en'], { type: 'region' })
  const { digits } = phone.of(shown)
  const [min, max] = [Math.min(...digits), Math.max(...digits)]
  return (
    <PhoneField
      {...input}
      label={label ?? t('phone.label')}
      hint={min === max ? t('phone.digitsOne', { min }) : t('phone.digits', { min, max })}
      error={error}
      note={note}
      codeLabel={t('phone.country')}
      country={country}
      options={phone.countries.map(({ code, dial }) => ({
        code,
        dial,
        label: names.of(code) ?? code,
      }))}
    />
  )
}
