/** A device and network from which a person signed in; the key is a hash, so that the table shows neither. */
export interface DeviceRow {
  readonly user_id: string;
  readonly device_hash: string;
  readonly last_seen_ms: number;
}

/** What the operation of the service adds to the tables. */
export interface OperationsTables {
  identity_devices: DeviceRow;
}
