import { useTranslation } from '#i18n/use-translation.ts'
import { RadioGroup } from '#ui/radio/radio.tsx'
import { KINDS } from '../model.ts'

type Kind = (typeof KINDS)[number]

interface KindPartProps {
  value: Kind
  onChange: (kind: Kind) => void
}

/** Whether the new account is a member or an agent. */
export function KindPart({ value, onChange }: KindPartProps) {
  const { t } = useTranslation('links')
  return (
    <RadioGroup
      name="kind"
      look="card"
      label={t('kind.label')}
      value={value}
      options={KINDS.map((kind) => ({
        value: kind,
        label: t(`kind.${kind}`),
        hint: t(`kind.hint.${kind}`),
      }))}
      onValueChange={(chosen) => onChange(KINDS.find((kind) => kind === chosen) ?? 'MEMBER')}
    />
  )
}
