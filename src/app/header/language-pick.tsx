import type { ReactElement } from 'react'
import { getEndonym } from '#i18n/endonyms.ts'
import { useLanguage } from '#i18n/i18n.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { LanguageMenu } from '#ui/language-menu/language-menu.tsx'
import { useLanguageChange } from './language-change.ts'
import { useLanguages } from './use-languages.ts'

/** Each language by its own name. */
export default function LanguagePick(props: { trigger: ReactElement; defaultOpen: boolean }) {
  const { t } = useTranslation('shell')
  const change = useLanguageChange()
  const options = useLanguages().map(({ code, tag }) => ({
    code,
    endonym: getEndonym(code),
    lang: tag,
  }))
  return (
    <LanguageMenu
      {...props}
      label={t('header.language')}
      options={options}
      value={useLanguage().code}
      onChange={change}
    />
  )
}
