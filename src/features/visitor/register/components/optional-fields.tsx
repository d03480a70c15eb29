import { type ReactNode, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.ts'
import { Accordion } from '#ui/accordion/accordion.tsx'

interface OptionalFieldsProps {
  /** Names of the fields, shown on the button before it is opened. */
  names: readonly string[]
  /** One of them holds something, or something is wrong with it. */
  needed: boolean
  children: ReactNode
}

const ID = 'optional'

/** Optional fields behind a button; expanded if one has a value or an error. */
export function OptionalFields({ names, needed, children }: OptionalFieldsProps) {
  const { t } = useTranslation('register')
  const [open, setOpen] = useState(needed)
  const [wasNeeded, setWasNeeded] = useState(needed)
  if (needed !== wasNeeded) {
    setWasNeeded(needed)
    if (needed) setOpen(true)
  }
  return (
    <Accordion
      items={[{ id: ID, title: t('more'), meta: names.join(' · '), content: children }]}
      open={open ? [ID] : []}
      onOpenChange={(shown) => setOpen(shown.includes(ID))}
    />
  )
}
