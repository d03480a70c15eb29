import { useQuery } from '@tanstack/react-query'
import { getEndonym } from '#i18n/endonyms.ts'
import { useLanguage } from '#i18n/i18n.ts'
import type { Language } from '#i18n/languages.ts'
import { textsIn } from '#i18n/texts-in.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { Button } from '#ui/button/button.tsx'
import { CornerCard } from '#ui/corner-card/corner-card.tsx'
import { useLanguageChange } from '../header/language-change.ts'
import { focusMain } from '../shells/focus-main.ts'
import { answerSuggestion } from './suggested-language.ts'

const nameOf = (language: Language, reader: Language) =>
  new Intl.DisplayNames(reader.tag, { type: 'language' }).of(language.tag) ?? language.code

/**
 * Says in both languages that the portal is available in the browser's language. It never switches by
 * itself.
 */
export default function LanguageSuggestion({ language }: { language: Language }) {
  const { t } = useTranslation('language')
  const shown = useLanguage()
  const change = useLanguageChange()
  const { data: own, isPending } = useQuery({
    queryKey: ['texts', language.code, 'language'],
    queryFn: () => textsIn(language.code, 'language'),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const question = (
    <span lang={language.tag} dir={language.dir}>
      {own?.['question'] ?? getEndonym(language.code)}
    </span>
  )
  const answer = () => {
    focusMain()
    answerSuggestion()
  }
  return (
    <>
      {/* The region is in the page before its text, so that screen readers announce the text politely. */}
      <p role="status" className="visually-hidden">
        {isPending ? null : question}
      </p>
      {isPending ? null : (
        <CornerCard title={question} text={t('alsoIn', { language: nameOf(language, shown) })}>
          <Button onClick={answer}>{t('stay')}</Button>
          <Button
            lang={language.tag}
            onClick={() => {
              answer()
              change(language.code)
            }}
          >
            {own?.['accept'] ?? getEndonym(language.code)}
          </Button>
        </CornerCard>
      )}
    </>
  )
}
