import { useQuery, useQueryClient } from '@tanstack/react-query'
import { systemQueries } from '#api/content/system.ts'
import { loginSocial, type SocialProvider, startSocial } from '#api/member/session.ts'
import { type ApiError, asApiError } from '#api/transport/error.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { completeSignIn } from '#session/sign-in.ts'
import {
  pendingLink,
  socialAddress,
  waitForSocialCode,
  waitForWindowClose,
} from '#session/social-sign-in.ts'
import { type SocialVisit, useSocialWindow } from '#session/use-social-window.ts'
import { listProviders, parseUnlinkedAccount } from '../model.ts'
import type { SignIn } from './use-sign-in.ts'

/**
 * Login with an account of another service. The rest of the login stays usable meanwhile; a new attempt, or leaving the
 * login, ends the previous one.
 */
export function useSocialSignIn({ attempt, arrive }: SignIn) {
  const { t } = useTranslation('auth')
  const client = useQueryClient()
  const providers = listProviders(useQuery(systemQueries.config()).data?.social)
  const { waiting, begin: enter, end, stopWaiting } = useSocialWindow()

  /** Handles a refusal that leads to another step, or has its own notice; returns whether it was one. */
  const onRefused = (error: ApiError, provider: SocialProvider): boolean => {
    const found = error.code === 'social.unlinked' ? parseUnlinkedAccount(error.value) : null
    if (found) pendingLink.set({ provider, ...found })
    // Begun too long ago.
    if (error.status === 404) attempt.setAlert('socialOver')
    return found !== null || error.status === 404
  }

  const finish = (provider: SocialProvider, state: string, code: string) =>
    attempt.run({
      method: 'social',
      enter: async (signal) => {
        end()
        const answer = await loginSocial({ provider, state, code })
        return completeSignIn(client, answer, { password: null, signal })
      },
      finish: (visitor) => arrive(visitor, visitor.account),
      onRefused: (error) => onRefused(error, provider),
    })

  const wait = async ({ provider, window: opened, over }: SocialVisit, state: string) => {
    void waitForSocialCode(state, over.signal).then((code) => finish(provider, state, code))
    await waitForWindowClose(opened, over.signal)
    // Its code may still come over the channel: some services cut the window off from us.
    stopWaiting()
    attempt.setAlert('windowClosed')
  }

  const begin = (provider: SocialProvider) => {
    if (attempt.busy) return
    const begun = enter(provider, t('social.opening'))
    if (!begun) {
      attempt.setAlert('windowBlocked')
      return
    }
    attempt.setAlert(null)
    startSocial(provider)
      .then(({ url, state }) => {
        if (begun.over.signal.aborted) return
        const address = socialAddress(url)
        if (address) {
          begun.window.location.replace(address)
          return wait(begun, state)
        }
        end()
        attempt.setAlert('windowUnsafe')
      })
      .catch((thrown: unknown) => {
        if (begun.over.signal.aborted) return
        end()
        attempt.setAlert(asApiError(thrown))
      })
  }

  return { providers, waiting, begin, cancel: end }
}

export type SocialSignIn = ReturnType<typeof useSocialSignIn>
