import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type ApiError, asApiError } from '../../../../api/error.ts'
import { loginSocial, type SocialProvider, startSocial } from '../../../../api/session.ts'
import { systemQueries } from '../../../../api/system.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { enterWith } from '../../../../session/sign-in.ts'
import {
  hearSocial,
  openSocialWindow,
  pendingLink,
  socialAddress,
  windowClosed,
} from '../../../../session/social-sign-in.ts'
import { providersOf, unlinkedOf } from '../model.ts'
import type { Door } from './use-sign-in.ts'

/** One window of a sign-in service, from the click to the last word about it. */
interface Visit {
  readonly provider: SocialProvider
  readonly window: Window
  readonly over: AbortController
}

/**
 * Signing in with an account of another service. The rest of the log-in stays usable meanwhile; a new
 * visit, or leaving the log-in, ends the one before.
 */
export function useSocial(door: Door) {
  const { t } = useTranslation('auth')
  const client = useQueryClient()
  const providers = providersOf(useQuery(systemQueries.config()).data?.social)
  const visit = useRef<Visit | null>(null)
  const [waiting, setWaiting] = useState<SocialProvider | null>(null)

  const end = () => {
    visit.current?.over.abort()
    visit.current?.window.close()
    visit.current = null
    setWaiting(null)
  }

  useEffect(
    () => () => {
      visit.current?.over.abort()
      visit.current?.window.close()
    },
    [],
  )

  const finish = (provider: SocialProvider, state: string, code: string) =>
    door.attempt(
      'social',
      async () => {
        end()
        const answer = await loginSocial({ provider, state, code })
        const who = await enterWith(client, answer, { password: null })
        await door.arrive(who, who.account)
      },
      (error) => meet(error, provider),
    )

  const meet = (error: ApiError, provider: SocialProvider): boolean => {
    const found = error.code === 'social.unlinked' ? unlinkedOf(error.value) : null
    if (found) pendingLink.set({ provider, ...found })
    // Begun too long ago.
    if (error.status === 404) door.say('socialOver')
    return found !== null || error.status === 404
  }

  const wait = async ({ provider, window: opened, over }: Visit, state: string) => {
    void hearSocial(state, over.signal).then((code) => finish(provider, state, code))
    await windowClosed(opened, over.signal)
    // Its word may still come over the channel: some services cut the window off from us.
    setWaiting(null)
    door.say('windowClosed')
  }

  const begin = (provider: SocialProvider) => {
    if (door.busy) return
    end()
    const opened = openSocialWindow(t('social.opening'))
    if (!opened) {
      door.say('windowBlocked')
      return
    }
    const begun = { provider, window: opened, over: new AbortController() }
    visit.current = begun
    setWaiting(provider)
    door.say(null)
    startSocial(provider)
      .then(({ url, state }) => {
        if (begun.over.signal.aborted) return
        const address = socialAddress(url)
        if (address) {
          opened.location.replace(address)
          return wait(begun, state)
        }
        end()
        door.say('windowUnsafe')
      })
      .catch((thrown: unknown) => {
        if (begun.over.signal.aborted) return
        end()
        door.fail(asApiError(thrown))
      })
  }

  return { providers, waiting, begin, cancel: end }
}
