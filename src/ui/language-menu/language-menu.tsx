import type { ReactElement } from 'react'
import { Menu, MenuChoice, MenuOption } from '../menu/menu.tsx'

type LanguageOption = {
  code: string
  /** The language's own name, such as বাংলা. */
  endonym: string
  /** BCP 47 tag, for the font and the voice of the name. */
  lang: string
  /** The name in the current language, as a second line. */
  note?: string
}

export type LanguageMenuProps = {
  label: string
  options: readonly LanguageOption[]
  value: string
  onChange: (code: string) => void
  trigger: ReactElement
  defaultOpen?: boolean
}

/** A menu of languages, each by its own name. */
export function LanguageMenu(props: LanguageMenuProps) {
  const { label, options, value, onChange, trigger, defaultOpen = false } = props
  return (
    <Menu label={label} trigger={trigger} defaultOpen={defaultOpen}>
      <MenuChoice value={value} onChange={onChange}>
        {options.map((option) => (
          <MenuOption
            key={option.code}
            value={option.code}
            {...(option.note ? { note: <bdi>{option.note}</bdi> } : {})}
          >
            <bdi lang={option.lang}>{option.endonym}</bdi>
          </MenuOption>
        ))}
      </MenuChoice>
    </Menu>
  )
}
