/** A table whose rows are in the archive. */
export interface ArchivedTable {
  name: string;
  columns: string[];
  /** For a partition: the table it belongs to, and its bound as PostgreSQL writes it. */
  partitionOf: { parent: string; bound: string } | null;
}

/** The first record: what the rest is about. */
export interface Manifest {
  type: 'manifest';
  product: string;
  /** When the snapshot was taken that everything else belongs to. */
  taken_at: string;
  postgres: string;
  /** Tells one installation from another, and one state of its tables from the next. */
  fingerprint: string;
  migrations: string[];
  tables: ArchivedTable[];
  sequences: { name: string; value: number | null }[];
  /** Bytes of the tables where they came from. */
  database_bytes: number;
  /** False when media were left out. */
  media: boolean;
  /** The secret that lies in the data folder; null where the operator sets it. */
  jwt_secret: string | null;
}

/** Rows of a table and a sum over them that does not depend on their order. */
export interface RowsDigest {
  rows: number;
  sum: string;
}

/** Records between which data blocks lie. */
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
