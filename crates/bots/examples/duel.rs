use bots::{Budget, Level, choose};
use buccaneer::Buccaneer;
use table::*;
fn main(){ let a:Vec<String>=std::env::args().collect(); let (s,w):(Level,Level)=(a[1].parse().unwrap(),a[2].parse().unwrap()); let it:u64=a[3].parse().unwrap(); let it2:u64=a[4].parse().unwrap(); let games:u64=a[5].parse().unwrap(); let players=4;
 let mut share=0.0; let mut time=0.0; let mut n=0u64; let mut its=0u64;
 for g in 0..games { let strong=Seat::new((g%players as u64) as u8); let mut p=Match::<Buccaneer>::new(Setup::house(players),&format!("duel {g}")).unwrap(); let mut m=0;
  loop { p.settle(); let Pending::Seats(q)=p.pending() else {break}; let seat=q.first().unwrap(); let v=p.state().view(Viewer::Seat(seat)); m+=1;
   let (l,b)=if seat==strong {(s,it)} else {(w,it2)}; let t=std::time::Instant::now(); let c=choose::<Buccaneer>(l,&v,seat,Budget::Iterations(b),g*10000+m);
   if seat==strong {time+=t.elapsed().as_secs_f64(); n+=1; its+=c.iterations;} p.act(seat,c.action).unwrap(); }
  let win=p.state().standing().winners; if win.contains(&strong){share+=1.0/win.len() as f64;} }
 let f=share/games as f64; let se=(f*(1.0-f)/games as f64).sqrt(); println!("{s} {it} vs {w} {it2}: share {f:.3} ±{:.3} (fair {:.2}) {:.2} ms a move, {:.0} it/s",1.96*se,1.0/players as f64, 1000.0*time/n as f64, its as f64/time); }
