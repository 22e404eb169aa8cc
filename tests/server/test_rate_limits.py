"""Nobody can ask for more than others can bear."""

from burgrave.server.rate_limits import Bucket, KeyedBuckets, Rate


def test_a_burst_is_allowed_and_then_the_rate():
    bucket = Bucket(Rate(3, 2.0), now=0.0)
    assert [bucket.take(0.0) for _ in range(4)] == [0.0, 0.0, 0.0, 0.5]
    assert bucket.take(0.4) > 0
    assert bucket.take(0.5) == 0.0
    assert bucket.take(0.5) > 0


def test_a_bucket_is_never_fuller_than_full():
    bucket = Bucket(Rate(2, 1.0), now=0.0)
    assert [bucket.take(1000.0) for _ in range(3)] == [0.0, 0.0, 1.0]


def test_asking_in_vain_costs_nothing():
    bucket = Bucket(Rate(1, 1.0), now=0.0)
    bucket.take(0.0)
    assert all(bucket.take(0.9) > 0 for _ in range(100))
    assert bucket.take(1.0) == 0.0


def test_one_who_floods_does_not_stop_another():
    buckets = KeyedBuckets(Rate(1, 1.0))
    assert [buckets.take("a", 0.0), buckets.take("a", 0.0), buckets.take("b", 0.0)] == [0.0, 1.0, 0.0]


def test_the_list_of_buckets_does_not_grow_for_ever():
    buckets = KeyedBuckets(Rate(1, 1.0), most=10)
    for number in range(1000):
        buckets.take(str(number), 0.0)
    assert list(buckets.buckets) == [str(number) for number in range(990, 1000)]
