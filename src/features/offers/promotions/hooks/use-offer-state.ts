import type { Promotion } from '#api/offers/promotions.ts'
import { serverNow } from '#api/transport/server-time.ts'
import { formatList, formatWeekday } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { asArray } from '#lib/read.ts'
import { useTimeText } from '#patterns/use-time-text.ts'
import { useVisitor } from '#session/visitor.ts'
import { checkEligibility, findCardAction, mayApply, type Standing } from '../model.ts'

/** Whether this visitor may apply for a promotion now, the text of it, and the one action of its card. */
export function useOfferState(offer: Promotion, standing: Standing) {
  const { t } = useTranslation('promotions')
  const { moment } = useTimeText()
  const { role } = useVisitor()
  const facts = { ...standing, offer, role, now: serverNow() }
  const eligibility = checkEligibility(facts)
  const { memberDays, weekdays } = offer.terms

  /** Null for visitors who may apply, now or after a login. */
  const textOf = (): string | null => {
    switch (eligibility) {
      case 'Join':
      case 'login':
      case 'trial':
        return null
      case 'promotion.new.members':
        return t('refused.newMembers', { count: memberDays ?? 0 })
      case 'promotion.not.today':
        return t('refused.notToday', { days: formatList(asArray(weekdays).map(formatWeekday)) })
      case 'promotion.already.applied':
        return t('refused.taken')
      case 'promotion.not.eligible':
        return t('refused.others')
      case 'self.excluded':
        return t('refused.excluded')
      case 'coming soon':
        return t('details.coming soon', { time: moment(offer.startAt) })
      default:
        return t(`details.${eligibility}`)
    }
  }
  return {
    eligibility,
    text: textOf(),
    action: findCardAction(facts),
    /** Whether the form is open: for a first application or another one. */
    mayApply: mayApply(facts),
  }
}
