/** Conditions of what is available; an absent one means the normal state. */
export interface AvailabilityConditions {
  maintenance?: boolean
  /** Duration of the maintenance from the start of the world; null when unknown. */
  maintenanceMinutes?: number | null
  region?: boolean
  /** This host is not one of the merchant's. */
  domain?: 'invalid'
  /** Single modules of the whitelabel tree, on or off. */
  modules?: { readonly [modId: string]: boolean }
  /** gone: single files of the portal's own code are not found. */
  code?: 'gone'
}
