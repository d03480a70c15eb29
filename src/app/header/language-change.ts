import { useQueryClient } from '@tanstack/react-query'
import { contentKeys } from '#api/content/content.ts'
import { announceLanguage } from '#api/member/member.ts'
import { changeLanguage } from '#i18n/change-language.ts'
import { getEndonym } from '#i18n/endonyms.ts'
import { findLanguage } from '#i18n/languages.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { session } from '#session/store.ts'
import { toast } from '#ui/toast/toast-store.ts'
import { answerSuggestion } from '../boot/suggested-language.ts'

/** Switches the language without a reload and reports the choice to the server. */
export function useLanguageChange(): (code: string) => void {
  const { t } = useTranslation('shell')
  const client = useQueryClient()
  return (code) => {
    changeLanguage(code)
      .then((done) => {
        if (!done) return
        answerSuggestion()
        toast.show({
          tone: 'success',
          message: t('language.changed', {
            language: getEndonym(code),
            lng: findLanguage(code)?.tag ?? code,
          }),
        })
        // The choice applies on this device even when the report fails.
        if (session.get('token')) announceLanguage(code).catch(() => undefined)
        return client.invalidateQueries({ queryKey: contentKeys.all })
      })
      .catch(() => toast.show({ tone: 'danger', message: t('language.failed') }))
  }
}
