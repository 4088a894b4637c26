import { existsSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { POSTGRES, postgresAddress } from '../../settings.ts';
import { RecoveryError } from '../recovery-error.ts';
import type { StoreAndKeyPlace } from '../store-place.ts';

export type StorePlace = Pick<StoreAndKeyPlace, 'dataFolder' | 'databaseUrl'>;

/** A folder, the file in it, or an address of PostgreSQL. */
export function placeOf(text: string): StorePlace {
  if (/^postgres(?:ql)?:\/\//.test(text)) {
    if (POSTGRES.fits(text)) return { databaseUrl: text, dataFolder: '' };
    throw new RecoveryError('no_store', `PostgreSQL needs ${POSTGRES.expected}.`);
  }
  const path = resolve(text);
  const isFile = basename(path) === 'sitekeeper.db' || statSync(path, { throwIfNoEntry: false })?.isFile();
  if (isFile && basename(path) !== 'sitekeeper.db') {
    throw new RecoveryError('no_store', `${text} is a file. Name the data folder, or a postgres:// address.`);
  }
  return { databaseUrl: '', dataFolder: isFile ? dirname(path) : path };
}

/** In words, without user and password. */
export function nameOfPlace({ databaseUrl, dataFolder }: StorePlace): string {
  if (databaseUrl === '') return dataFolder;
  const url = postgresAddress(databaseUrl);
  return `PostgreSQL ${url?.searchParams.get('host') ?? url?.host ?? ''}${url?.pathname ?? ''}`;
}

export const hasPassword = ({ databaseUrl }: StorePlace): boolean =>
  (postgresAddress(databaseUrl)?.password ?? '') !== '';

export function requireTwoPlaces(from: StorePlace, to: StorePlace): void {
  const same = from.databaseUrl === to.databaseUrl && from.dataFolder === to.dataFolder;
  if (same) throw new RecoveryError('same_place', 'Both are the same place. Name an empty one after --to.');
}

/** The file with the master key: the one that the settings name, else the one beside the store. */
export function keyFileOf(named: string, from: StorePlace, to: StorePlace): string {
  const beside = [from, to].filter(({ databaseUrl }) => databaseUrl === '').map(place => keyFileIn(place.dataFolder));
  return [...beside, named].find(file => existsSync(file)) ?? named;
}

export const keyFileIn = (dataFolder: string) => join(dataFolder, 'master.key');
