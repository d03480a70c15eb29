import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { RewardField } from '#api/offers/points.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { PhonePart } from '#patterns/forms/phone-part.tsx'
import { useFieldErrorText } from '#patterns/forms/use-field-error-text.ts'
import type { Phone } from '#patterns/forms/use-phone.ts'
import { Select } from '#ui/select/select.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { ADDRESS } from '../delivery.ts'
import type { SpendFields } from '../model.ts'

interface DeliveryPartProps {
  fields: readonly RewardField[]
  /** More than one piece can be redeemed. */
  several: boolean
  form: UseFormReturn<SpendFields>
  phone: Phone
}

/** The fields that the reward requires, in its order. */
export function DeliveryPart({ fields, several, form, phone }: DeliveryPartProps) {
  const { t } = useTranslation('points')
  const errorText = useFieldErrorText()
  const { register, control, formState } = form
  const { errors } = formState
  const country = useWatch({ control, name: 'country' })
  const partOf = ({ name, options }: RewardField) => {
    const field = { label: t(`delivery.${name}`), error: errorText(errors[name]) }
    if (name === 'size')
      return (
        <Select
          {...field}
          hint={several ? t('delivery.sizeHint') : undefined}
          error={errors.size && t('delivery.choose')}
          placeholder={t('delivery.choose')}
          options={options.map((size) => ({ value: size, label: size }))}
          {...register('size')}
        />
      )
    if (name === 'mobileNum')
      return (
        <PhonePart
          {...field}
          phone={phone}
          shown={country}
          country={register('country', { deps: 'mobileNum' })}
          {...register('mobileNum')}
        />
      )
    if (name === 'address')
      return (
        <TextArea
          {...register('address')}
          {...field}
          hint={t('delivery.addressHint')}
          rows={3}
          min={ADDRESS.min}
          max={ADDRESS.max}
          autoComplete="street-address"
        />
      )
    if (name === 'email')
      return (
        <TextField
          {...field}
          hint={t('delivery.emailHint')}
          type="email"
          reads="code"
          autoComplete="email"
          {...register('email')}
        />
      )
    return <TextField {...field} autoComplete="name" {...register('recipient')} />
  }
  return fields.map((field) => <div key={field.name}>{partOf(field)}</div>)
}
