/** Conditions of unusual and hostile content; an absent one means the normal state. */
export interface HostileConditions {
  /** hostile: banners try to lead to unsafe addresses. */
  banners?: 'hostile'
  /** weird: unusual values that the contract allows. */
  config?: 'weird'
  /** hostile: the merchant's texts try to run scripts. */
  texts?: 'hostile'
}
