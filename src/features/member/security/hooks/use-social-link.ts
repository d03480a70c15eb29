import { startSocialLink } from '#api/member/security.ts'
import { type SocialProvider, startSocial } from '#api/member/session.ts'
import { asApiError } from '#api/transport/error.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { useErrorText } from '#patterns/forms/use-error-text.ts'
import { usePopup } from '#patterns/routing/popup.ts'
import {
  pendingLink,
  socialAddress,
  waitForSocialCode,
  waitForWindowClose,
} from '#session/social-sign-in.ts'
import { type SocialVisit, useSocialWindow } from '#session/use-social-window.ts'
import { toast } from '#ui/toast/toast-store.ts'
import { SECURITY_REFUSALS } from '../refusals.ts'

/**
 * Finds an account of a login service in its own window. The pop-up `link` then asks whether to link it permanently;
 * nothing is linked without that confirmation.
 */
export function useSocialLink() {
  const { t } = useTranslation('security')
  const text = useErrorText(SECURITY_REFUSALS)
  const { open } = usePopup()
  const { waiting, begin: enter, end } = useSocialWindow()

  const fail = (message: string) => {
    end()
    toast.show({ tone: 'danger', message })
  }

  const run = async ({ provider, window: opened, over: { signal } }: SocialVisit) => {
    const { url, state } = await startSocial(provider)
    if (signal.aborted) return
    const address = socialAddress(url)
    if (!address) return fail(t('linked.unsafe'))
    opened.location.replace(address)
    const closed = waitForWindowClose(opened, signal).then(() => null)
    const code = await Promise.race([waitForSocialCode(state, signal), closed])
    if (signal.aborted) return
    if (code === null) return fail(t('linked.closed'))
    const { linkTicket: ticket, displayName } = await startSocialLink({ provider, state, code })
    if (signal.aborted) return
    end()
    pendingLink.set({ provider, displayName, ticket })
    void open('link')
  }

  const begin = (provider: SocialProvider) => {
    const visit = enter(provider, t('linked.opening'))
    if (!visit) return fail(t('linked.blocked'))
    run(visit).catch((thrown: unknown) => {
      if (!visit.over.signal.aborted) fail(text(asApiError(thrown)))
    })
  }

  return { waiting, begin, cancel: end }
}
