import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { asApiError } from '../../../../api/error.ts'
import { type LeaderboardOwn, rewardKeys, setLeaderboardName } from '../../../../api/rewards.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { useErrorText } from '../../../../patterns/forms/use-error-text.ts'
import { Switch } from '../../../../ui/switch/switch.tsx'
import { toast } from '../../../../ui/toast/toast-store.ts'
import styles from '../screens/leaderboard.module.css'

/** F-15: whether others see the name; masked until the member says otherwise. */
export function NameChoice({ own }: { own: LeaderboardOwn }) {
  const { t } = useTranslation('winners')
  const text = useErrorText()
  const client = useQueryClient()
  const [wanted, setWanted] = useState<boolean | null>(null)

  const change = async (masked: boolean) => {
    setWanted(masked)
    try {
      const { name } = await setLeaderboardName(masked)
      toast.show({ tone: 'success', message: t(masked ? 'name.hidden' : 'name.shown', { name }) })
      await client.invalidateQueries({ queryKey: rewardKeys.leaderboard })
    } catch (thrown) {
      toast.show({ tone: 'danger', message: text(asApiError(thrown)) })
    } finally {
      setWanted(null)
    }
  }

  return (
    <section className={styles.card} aria-labelledby="name-title">
      <h2 id="name-title">{t('name.title')}</h2>
      <Switch
        spread
        label={t('name.mask')}
        hint={t('name.hint', { name: own.name })}
        checked={wanted ?? own.masked}
        disabled={wanted !== null}
        onChange={({ target }) => void change(target.checked)}
      />
    </section>
  )
}
