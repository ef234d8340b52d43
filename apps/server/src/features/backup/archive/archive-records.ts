/** A table whose rows are in the archive. */
export interface ArchivedTable {
  name: string;
  columns: string[];
  /** For a partition: the table it belongs to, and its bound as PostgreSQL writes it. */
  partitionOf: { parent: string; bound: string } | null;
}

/** The first record: describes the rest. */
export interface Manifest {
  type: 'manifest';
  product: string;
  /** Time of the database snapshot. */
  taken_at: string;
  postgres: string;
  /** Identifies the installation and the state of its tables. */
  fingerprint: string;
  migrations: string[];
  tables: ArchivedTable[];
  sequences: { name: string; value: number | null }[];
  /** Bytes of the tables in the source database. */
  database_bytes: number;
  /** False when media were left out. */
  media: boolean;
  /** The secret from the data folder; null where the operator sets it. */
  jwt_secret: string | null;
}

/** Row count of a table and an order-independent checksum. */
export interface RowsDigest {
  rows: number;
  sum: string;
}

/** Records, with data blocks between them. */
export type ArchiveRecord =
  | Manifest
  | { type: 'table'; name: string }
  | ({ type: 'table-end' } & RowsDigest)
  | { type: 'media-keys' }
  | { type: 'media-keys-end'; count: number }
  | { type: 'database-end' }
  | { type: 'file'; key: string; bytes: number }
  | { type: 'file-end' }
  | { type: 'end'; files: number; missing: number; bytes: number };
