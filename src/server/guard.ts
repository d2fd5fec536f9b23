/** A shell that ends what a server has started when we no longer can. */
import { spawn, type ChildProcess } from 'node:child_process';

/**
 * It waits for us to end, however we do. It is there before the server and its folder, and reads the server's id, when it
 * began and its mark, then those of each process that was seen below it. If we end before that is written, Linux still
 * knows the server by its home. It knows processes as `descendants.ts` does, and ends them in the same way.
 */
const GUARD = `
home=$1 above=$2 known=' ' stopped=' ' waiting=
read -r group since mark
while read -r pid started; do
  if [ "$pid" = gone ]; then group=; else known="$known$pid:$started "; fi
done
[ -n "$group" ] && ! [ -r /proc/self/stat ] && kill -s KILL -- "-$group"

isOurs() {
  pid=\${1#/proc/} stat=
  [ -O "$1" ] && [ "$pid" != $$ ] || return 1
  while read -r line; do stat=$line; done < "$1/stat"
  set -- \${stat##*) }
  [ $# -ge 20 ] && { [ "$1" != Z ] || [ "\${18}" -gt 1 ]; } || return 1
  parent=$2 session=$4 started=\${20}
  [ "$started" -ge "\${since:-0}" ] || return 1
  case $stopped in *" $pid:$started "*) return 1 ;; *" $parent:"*) return 0 ;; esac
  case $known in *" $pid:$started "*) return 0 ;; esac
  [ "$pid" = "$group" ] && [ "$started" != "$since" ] && group=
  [ "$session" = "$group" ] && return 0
  case $above in *" $parent "*) ;; *) return 1 ;; esac
  read -r score < "/proc/$pid/oom_score_adj" && [ "$score" = "$mark" ] && return 0
  grep -qsF -- "\${home##*/}" "/proc/$pid/environ" && return 0
  [ "$parent" = 1 ] || { read -r name < "/proc/$parent/comm" && [ "$name" = systemd ]; } || return 1
  case $(cd -P "/proc/$pid/cwd" && pwd -P)/ in "$home"/*) return 0 ;; *) return 1 ;; esac
}

rounds=0
while [ $rounds -lt 100 ]; do
  rounds=$((rounds + 1)) fresh=
  for each in /proc/[0-9]*; do
    isOurs "$each" && kill -s STOP "$pid" && stopped="$stopped$pid:$started " waiting="$waiting $pid" fresh=yes
  done
  [ -n "$fresh" ] && continue
  [ -n "$waiting" ] || break
  kill -s KILL $waiting
  waiting=
done
[ -n "$waiting" ] && kill -s KILL $waiting
rm -rf -- "$home"`;

/** `above`: the processes that an orphan may go to. */
export function guardOf(home: string, above: Iterable<number> = []): ChildProcess {
  const guard = spawn('/bin/sh', ['-c', GUARD, 'sh', home, ` 1 ${[...above].join(' ')} `], {
    ...{ detached: true, cwd: '/', stdio: ['pipe', 'ignore', 'ignore'], env: { PATH: process.env['PATH'] ?? '' } },
  });
  guard.on('error', () => {});
  guard.stdin?.on('error', () => {});
  guard.unref();
  (guard.stdin as unknown as { unref(): void } | null)?.unref();
  return guard;
}
