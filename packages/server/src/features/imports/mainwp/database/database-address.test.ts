import { describe, expect, it } from 'vitest';
import { databaseAddressOf } from './database-address.ts';

describe('the address of a database', () => {
  it('names user, password, host, port, database, socket and TLS', () => {
    expect(databaseAddressOf('mysql://reader:p%40ss%2F1@db.example:3307/wp?tls=on')).toEqual({
      host: 'db.example',
      port: 3307,
      user: 'reader',
      password: 'p@ss/1',
      database: 'wp',
      tls: true,
    });
    expect(databaseAddressOf('mariadb://reader@localhost/my%20wp?socket=/run/db.sock&tls=off')).toMatchObject({
      database: 'my wp',
      socketPath: '/run/db.sock',
      tls: false,
    });
  });

  it.each(['p@ss/1', 'p/ss', 'p#ss', 'p?ss'])('is refused if the password has special characters: %s', password => {
    const read = () => databaseAddressOf(`mysql://reader:${password}@db.example/wp`);
    expect(read).toThrow(/percent-encoded/);
    expect(read).not.toThrow(password);
  });

  it.each(['tls=true', 'tls=ON', 'tls=', 'ssl=true', 'tls=on&sslmode=require'])('is refused with ?%s', options => {
    expect(() => databaseAddressOf(`mysql://reader@db.example/wp?${options}`)).toThrow('write tls=on');
  });
});
